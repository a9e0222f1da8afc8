import { TextButton } from "@/components/text-button";
import type { PushDeviceJson } from "@/lib/domain/push-device";

interface PushDeviceLineProps {
  device: PushDeviceJson;
  timeZone: string;
  onRemove: () => void;
}

/** Another browser that is notified. Turned on again there in a moment, so nothing is asked before it goes. */
export function PushDeviceLine({ device, timeZone, onRemove }: PushDeviceLineProps) {
  const name = device.name ?? "A browser";
  const day = (instant: string) =>
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone }).format(
      new Date(instant),
    );
  const used = device.last_used_at === null ? "not used yet" : `last used ${day(device.last_used_at)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="truncate font-[550] text-label">{name}</p>
        <p className="text-small text-soft">
          Since {day(device.created_at)}, {used}
        </p>
      </div>
      <TextButton className="text-label" onClick={onRemove} aria-label={`Turn off ${name}`}>
        Turn off
      </TextButton>
    </li>
  );
}
