interface PolicyFacts {
  nonce: string;
  development: boolean;
  /** The OpenID Connect issuer, when there is one. */
  issuer: string | undefined;
}

/**
 * Scripts run only with this request's nonce. Inline styles stay allowed: they cannot act. Forms may post to us and be
 * redirected to a sign-in provider, which may send the person on to a third: hence the wide `form-action`. An issuer
 * without https, on this machine, is named.
 */
export function contentSecurityPolicy({ nonce, development, issuer }: PolicyFacts): string {
  const directives = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${development ? " ws:" : ""}`,
    // The service worker, and nothing that a page makes up. Without this line it would need a nonce.
    "worker-src": "'self'",
    "form-action": `'self' https:${issuer?.startsWith("http:") ? ` ${new URL(issuer).origin}` : ""}`,
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
