import { useEffect, useState } from "react";

/** Whether this browser currently lets the site show notifications; `undefined` until known. */
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
