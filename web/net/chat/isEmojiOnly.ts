const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** Characters that join emoji, choose their style, or separate them. */
const betweenEmoji = /\u200d|\ufe0f|\u20e3|\s/gu;

/** Whether a message is nothing but emoji: a reaction rather than something to read. */
export function isEmojiOnly(body: string): boolean {
  return body !== "" && body.replace(emoji, "").replace(betweenEmoji, "") === "";
}
