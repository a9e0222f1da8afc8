/** A browser of somebody's that may be notified, as that person sees it. */
export interface PushDeviceJson {
  /** By which a browser knows itself in the list. */
  endpoint: string;
  /** Like "Firefox on Android"; null when the browser did not say. */
  name: string | null;
  created_at: string;
  last_used_at: string | null;
}

/** What a page needs to offer notifications. */
export interface PushOverview {
  /** The key that a browser subscribes with. */
  public_key: string;
  devices: PushDeviceJson[];
}
