import { PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { TEST_CERTIFICATE } from "@/tests/support/test-certificate";

/**
 * Lets requests through to this machine, where a test's push service stands. There is no setting for this: whoever wants it
 * has to write it down in code, and only tests import this file.
 */
export const LOOPBACK_REACH: Reach = {
  ...PUBLIC_REACH,
  allowsAddress: (address) => address === "127.0.0.1",
  allowsPort: () => true,
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  certificateAuthority: TEST_CERTIFICATE,
};
