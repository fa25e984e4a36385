import { text } from '../field.ts'

/** Words with commas between them, each once: "Đau đầu, sốt". Semicolons and line breaks part words as well. */
export const wordList = (max: number) => text(max).overwrite(joined)

function joined(typed: string): string {
  const words = new Map<string, string>()
  for (const word of typed.split(/[,;\n]/).map(one => one.replace(/\s+/g, ' ').trim()))
    if (word !== '' && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  return [...words.values()].join(', ')
}
