import { SaxesParser } from 'saxes'

/** An element: its name without a prefix, its children, and the text that stands directly in it. */
export interface XmlElement {
  name: string
  children: XmlElement[]
  text: string
}

/** Deeper than any invoice: a file that is only made of brackets ends here. */
const deepest = 40

/**
 * Reads XML as invoices are written: elements and text; attributes, comments and processing instructions are passed over. A
 * document type is refused: entities of one's own are how a small text becomes a large one. Gives null for what is not well
 * formed. An entity that XML does not know (`&nbsp;`) stays as it is written: sellers' programs let them slip in.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (open.length > deepest) throw new Refused()
    const element: XmlElement = { name: name.slice(name.indexOf(':') + 1), children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (part: string) => {
    open.at(-1)!.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('doctype', () => {
    throw new Refused()
  })
  parser.on('error', error => {
    if (!error.message.includes('undefined entity')) throw new Refused()
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
  return root.children[0] ?? null
}

class Refused extends Error {}
