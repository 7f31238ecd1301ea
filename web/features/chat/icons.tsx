import { icon } from "#web/ui/icon.tsx";

export const DownIcon = icon("DownIcon", <path d="M12 5v13M6 12.5l6 6 6-6" />);

export const SendIcon = icon("SendIcon", <path d="M4 12l16-7.5L15 20l-3.5-6.5zM20 4.5l-8.5 9" />);

export const ConversationsIcon = icon("ConversationsIcon", <path d="M4 6h16M4 12h10M4 18h13" />);

export const NewChatIcon = icon("NewChatIcon", <path d="M12 5v14M5 12h14" />);

export const EditIcon = icon("EditIcon", <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />);

export const PlaceIcon = icon(
  "PlaceIcon",
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
    <path d="M14 5v14" />
  </>,
);

export const FlagIcon = icon("FlagIcon", <path d="M6 20.5V4.5M6 5.5h11.5l-2.5 4 2.5 4H6" />);
