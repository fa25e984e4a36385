/** Pictures that a product may have. */
export const picturesAtMost = 5
/** Letters of an address. */
const longest = 500

/** A scheme, a host without user name and password, and any path and query. */
const address = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i

/**
 * The addresses of pictures in a cell, apart by comma, semicolon or a break ("url1,url2…"), each once and at most five. A
 * comma within an address stays: only what begins like an address begins another. Reports a part that is no address or too long.
 */
export function readAddresses(text: string): { addresses: string[]; problems: string[] } {
  const parts = text
    .split(/[\s,;]+(?=https?:)|\s+/i)
    .map(part => part.replace(/[,;]+$/, ''))
    .filter(part => part !== '')
  const problems: string[] = []
  const good = parts.filter(part => {
    if (part.length <= longest && address.test(part)) return true
    problems.push(
      part.length > longest
        ? `Địa chỉ hình dài quá ${longest} ký tự nên bị bỏ qua`
        : `${part.slice(0, 60)} không phải địa chỉ http hay https nên bị bỏ qua`,
    )
    return false
  })
  const once = [...new Set(good)]
  if (once.length > picturesAtMost) problems.push(`Chỉ lấy ${picturesAtMost} hình đầu`)
  return { addresses: once.slice(0, picturesAtMost), problems }
}
