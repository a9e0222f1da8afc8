const CODE =
  "mt-1 block select-all whitespace-pre-wrap break-all rounded-medium border border-line bg-card px-3 py-2.5";

/** The two ways agents are told of an MCP server, with this server's address and the token that was just made. */
export function ConnectAgent({ token }: { token: string }) {
  const url = `${window.location.origin}/api/mcp`;
  const authorization = `Bearer ${token}`;
  const settings = { mcpServers: { steward: { url, headers: { Authorization: authorization } } } };
  return (
    <details className="mt-3 text-label">
      <summary className="cursor-pointer">Connect an agent over MCP</summary>
      <p className="mt-2 text-soft">Claude Code</p>
      <pre className={CODE}>
        {`claude mcp add --transport http steward ${url} --header "Authorization: ${authorization}"`}
      </pre>
      <p className="mt-2 text-soft">Cursor, in ~/.cursor/mcp.json; others take much the same</p>
      <pre className={CODE}>{JSON.stringify(settings, null, 2)}</pre>
    </details>
  );
}
