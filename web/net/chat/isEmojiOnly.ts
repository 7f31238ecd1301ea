const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** What joins emoji to one, chooses how they look, or stands between them. */
const betweenEmoji = /\u200d|\ufe0f|\u20e3|\s/gu;

/** Whether a message is nothing but emoji: a reaction rather than something that one has to read. */
export function isEmojiOnly(body: string): boolean {
  return body !== "" && body.replace(emoji, "").replace(betweenEmoji, "") === "";
}
