import { useEffect, useState } from "react";

/** Whether this browser lets the site show notices, as it says now; `undefined` until it has said so. */
export function usePermission(): PermissionState | undefined {
  const [permission, setPermission] = useState<PermissionState>();
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isOver = false;
    const read = () => setPermission(status?.state);
    void navigator.permissions.query({ name: "notifications" }).then((found) => {
      if (isOver) return;
      status = found;
      status.addEventListener("change", read);
      read();
    });
    return () => {
      isOver = true;
      status?.removeEventListener("change", read);
    };
  }, []);
  return permission;
}
