interface PolicyFacts {
  nonce: string;
  development: boolean;
}

/**
 * Scripts run only with this request's nonce. Inline styles stay allowed: they cannot act. Forms post to us alone, and since
 * some browsers hold every redirect after a form against this too, the way to a provider is a page (lib/auth/onward-page.ts).
 * What is no page gets a policy that allows nothing (next.config.js).
 */
export function contentSecurityPolicy({ nonce, development }: PolicyFacts): string {
  const directives = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${development ? " ws:" : ""}`,
    // The service worker, and nothing that a page makes up. Without this line it would need a nonce.
    "worker-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
