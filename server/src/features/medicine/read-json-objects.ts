/**
 * Yields, one after another, the objects directly in an array of a JSON text that comes in pieces. The array may be in
 * another value: `[{…}, {…}]` and `{"content": [{…}, {…}]}` alike. Only one object is held at a time. Throws
 * SyntaxError for one that is not JSON.
 */
export async function* readJsonObjects(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<unknown> {
  /** The brackets that are open round the objects. */
  const around: string[] = []
  let taken = ''
  /** Brackets that are open within the one that is being taken. */
  let depth = 0
  let inText = false
  let escaped = false
  for await (const piece of pieces) {
    for (const letter of piece) {
      if (depth > 0) taken += letter
      if (inText) {
        if (escaped) escaped = false
        else if (letter === '\\') escaped = true
        else if (letter === '"') inText = false
      } else if (letter === '"') inText = true
      else if (letter === '{' || letter === '[') {
        if (depth > 0) depth++
        else if (letter === '{' && around.at(-1) === '[') {
          depth = 1
          taken = letter
        } else around.push(letter)
      } else if (letter === '}' || letter === ']') {
        if (depth === 0) around.pop()
        else if (--depth === 0) yield JSON.parse(taken)
      }
    }
  }
}
