/**
 * Scripts run only with this request's nonce. Inline styles stay allowed: they cannot act. Forms may post to us and be
 * redirected to a sign-in provider over https, hence the wide `form-action`.
 */
export function contentSecurityPolicy({ nonce, development }: { nonce: string; development: boolean }): string {
  const directives = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${development ? " ws:" : ""}`,
    "form-action": "'self' https:",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
