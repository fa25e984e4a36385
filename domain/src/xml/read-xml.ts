/** An element: its name without a prefix, its children, and the text that stands directly in it. */
export interface XmlElement {
  name: string
  children: XmlElement[]
  text: string
}

/** Deeper than any invoice: a file that is only made of brackets ends here. */
const deepest = 40

/**
 * Reads XML as invoices are written: elements and text, CDATA, entities; attributes, comments and processing instructions
 * are passed over. A document type is refused: entities of one's own are how a small text becomes a large one. Gives null
 * for what is not well formed.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', children: [], text: '' }
  const open = [root]
  let at = 0
  while (at < text.length) {
    const top = open.at(-1)!
    const next = text.indexOf('<', at)
    if (next < 0) {
      if (text.slice(at).trim() !== '') return null
      break
    }
    top.text += unescaped(text.slice(at, next))
    const passed = passOver(text, next, top)
    if (passed === null) return null
    if (passed !== next) {
      at = passed
      continue
    }
    const end = endOfTag(text, next)
    if (end < 0) return null
    const inside = text.slice(next + 1, end)
    at = end + 1
    if (inside.startsWith('/')) {
      if (open.length === 1 || open.pop()!.name !== nameOf(inside.slice(1))) return null
      continue
    }
    const name = nameOf(inside)
    if (!name || open.length > deepest) return null
    const element: XmlElement = { name, children: [], text: '' }
    top.children.push(element)
    if (!inside.endsWith('/')) open.push(element)
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0]! : null
}

/** Where something that is no element ends; the same place for an element, null for what is refused or has no end. */
function passOver(text: string, at: number, top: XmlElement): number | null {
  const kinds = [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
  ] as const
  for (const [begin, finish] of kinds) {
    if (!text.startsWith(begin, at)) continue
    const end = text.indexOf(finish, at + begin.length)
    if (end < 0) return null
    if (begin === '<![CDATA[') top.text += text.slice(at + begin.length, end)
    return end + finish.length
  }
  return text.startsWith('<!', at) ? null : at
}

/** The bracket that closes a tag; one inside the value of an attribute does not. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return -1
}

/** The name of a tag without its prefix: `inv:HDon Id="x"` is HDon. */
const nameOf = (inside: string): string => /^(?:[\w.-]+:)?([\p{L}_][\p{L}\w.-]*)/u.exec(inside.trim())?.[1] ?? ''

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
