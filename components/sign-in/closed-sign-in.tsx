interface ClosedSignInProps {
  problem: string | undefined;
  /** Whether there is an address that opens it, for whoever reads what the server prints. */
  opensByLink: boolean;
  /** The address on this machine where signing in with a name is open, if there is one. */
  localAddress: string | undefined;
}

/** What stands in place of the form when nobody can sign in the way this page was asked for. */
export function ClosedSignIn({ problem, opensByLink, localAddress }: ClosedSignInProps) {
  return (
    <div className="max-w-[26rem] space-y-2 rounded-large border border-line bg-panel px-4 py-3.5 text-label text-soft">
      {problem ? <p className="text-warn">{problem}</p> : null}
      <p className="font-[550] text-ink">
        {opensByLink ? "This browser cannot sign in yet." : "No sign-in is set up for this address."}
      </p>
      {opensByLink ? (
        <p>
          Open the address that the server printed when it started. It lets one browser in; each start prints another.
        </p>
      ) : localAddress ? (
        <p>
          On the machine that runs Steward, open{" "}
          <a href={localAddress} className="text-accent underline underline-offset-3">
            {localAddress.replace("http://", "")}
          </a>{" "}
          and sign in with your name. To use it from elsewhere, set up GitHub, Google or OpenID Connect.
        </p>
      ) : (
        <p>Whoever runs this server can set up GitHub, Google or OpenID Connect sign-in.</p>
      )}
    </div>
  );
}
