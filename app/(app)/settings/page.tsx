import type { Metadata } from "next";
import { AccessTokens } from "@/components/settings/access-tokens";
import { AppearanceChoice } from "@/components/settings/appearance-choice";
import { DeleteAccount } from "@/components/settings/delete-account";
import { EmailReminders } from "@/components/settings/email-reminders";
import { ModelStatusRow } from "@/components/settings/model-status-row";
import { ProfileForm } from "@/components/settings/profile-form";
import { PushOnThisDevice } from "@/components/settings/push-on-this-device";
import { QuietHours } from "@/components/settings/quiet-hours";
import { SettingRow } from "@/components/settings/setting-row";
import { SettingsSection } from "@/components/settings/settings-section";
import { SignOutEverywhere } from "@/components/settings/sign-out-everywhere";
import { signsInWith } from "@/components/settings/signs-in-with";
import { UsualSnooze } from "@/components/settings/usual-snooze";
import { modelStatus } from "@/lib/agent/models/model-status";
import { requirePageUser } from "@/lib/auth/require-page-user";
import { mailSettings } from "@/lib/platform/mail-settings";
import { readAccessTokens } from "@/lib/views/access-token-list";
import { readNotificationSettings } from "@/lib/views/notification-settings";
import { readOwnAccount } from "@/lib/views/own-account";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const user = await requirePageUser("/settings");
  const [account, notifications, tokens] = await Promise.all([
    readOwnAccount(user.id),
    readNotificationSettings(user.id),
    readAccessTokens(user.id),
  ]);
  const zones = [...new Set(["UTC", account.time_zone, ...Intl.supportedValuesOf("timeZone")])].sort();
  return (
    <div className="mx-auto max-w-[680px] px-5 pt-8 pb-20 tablet:pt-12">
      <h1 className="mb-8 font-semibold text-title">Settings</h1>
      <SettingsSection id="account" title="Account" text={signsInWith(account)}>
        <ProfileForm
          name={account.name ?? ""}
          signInName={account.sign_in_name}
          timeZone={account.time_zone}
          timeZones={zones}
        />
        <SettingRow title="Export" text="Tasks, conversations, reminders and all that was done, as one JSON file.">
          <a
            href="/api/account/export"
            download
            className="inline-flex h-9 items-center rounded-medium border border-line bg-card px-3.5 font-[550] text-label transition-colors duration-150 hover:bg-panel"
          >
            Export everything
          </a>
        </SettingRow>
        <SettingRow title="Sessions" text="Ends every session of yours, here too. Access tokens go on working.">
          <SignOutEverywhere />
        </SettingRow>
        <DeleteAccount />
      </SettingsSection>
      <SettingsSection id="notifications" title="Notifications" text="How reminders reach you while Steward is closed.">
        <PushOnThisDevice timeZone={account.time_zone} />
        {mailSettings() ? (
          <EmailReminders initial={notifications} />
        ) : (
          <SettingRow
            title="E-mail"
            text="Not to be had here: whoever runs this Steward sets SMTP_URL and MAIL_FROM."
          />
        )}
        <QuietHours initial={notifications} timeZone={account.time_zone} />
        <UsualSnooze initial={notifications} />
      </SettingsSection>
      <SettingsSection id="appearance" title="Appearance" text="For this browser.">
        <AppearanceChoice />
      </SettingsSection>
      <SettingsSection id="model" title="Language model" text="Who works out what you mean.">
        <ModelStatusRow status={modelStatus()} />
      </SettingsSection>
      <SettingsSection
        id="tokens"
        title="Access tokens"
        text="For scripts and other programs. A token can ask to delete, never say yes, and reaches nothing on this page."
      >
        <AccessTokens initial={tokens} timeZone={account.time_zone} />
      </SettingsSection>
    </div>
  );
}
