import { Button } from "@/components/button";
import { TimeZoneField } from "@/components/sign-in/time-zone-field";

interface ProviderSignInProps {
  providers: { id: string; name: string }[];
  /** A sentence about an earlier attempt. */
  problem: string | undefined;
  callbackUrl: string | undefined;
  /** This one was refused: the provider has to ask which account it shall be. */
  wantsAnotherAccount: boolean;
  /** Made for this page: the server takes the form only with it, and only from our own pages. */
  csrfToken: string;
}

/** One button for each provider. A plain form: it needs no JavaScript. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const { providers, problem, callbackUrl, wantsAnotherAccount, csrfToken } = props;
  return (
    <form method="post" className="max-w-[22rem]" aria-describedby="sign-in-note">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {callbackUrl === undefined ? null : <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      {wantsAnotherAccount ? <input type="hidden" name="anotherAccount" value="yes" /> : null}
      <TimeZoneField />
      <div className="grid gap-2.5">
        {providers.map(({ id, name }) => (
          <Button key={id} type="submit" formAction={`/api/sign-in/${id}`} className="h-11 px-5 shadow-card">
            <span className="truncate">Continue with {name}</span>
          </Button>
        ))}
      </div>
      <p id="sign-in-note" className="mt-2.5 min-h-9 text-pretty text-small text-faint">
        {problem ? (
          <span role="alert" className="text-warn">
            {problem}
          </span>
        ) : (
          "Steward learns your name and e-mail address there, and nothing else."
        )}
      </p>
    </form>
  );
}
