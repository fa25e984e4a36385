/** Two letters that stand for goods while their picture is not here: of the first two words that begin with a letter. */
export function lettersOf(name: string): string {
  const [first, second] = name.match(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]*/gu) ?? []
  const letters = first && second ? first.slice(0, 1) + second.slice(0, 1) : (first ?? name.trim()).slice(0, 2)
  return letters.toLocaleUpperCase('vi')
}
