import { icon } from "#web/ui/icon.tsx";

export const MoreIcon = icon("MoreIcon", <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="3" />);
