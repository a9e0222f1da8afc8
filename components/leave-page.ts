let isLeaving = false;

/**
 * Leads to another document, once: the end of a session is heard of in several ways at the same moment, and the second
 * would break off what the first has begun.
 */
export function leavePage(address: string): void {
  if (isLeaving) return;
  isLeaving = true;
  // Whoever stops the browser in it, or comes back by the way back, may leave again.
  setTimeout(() => {
    isLeaving = false;
  }, 5_000);
  window.location.assign(address);
}
