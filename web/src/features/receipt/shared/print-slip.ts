/** A slip of a few lines; the first one is its heading. */
export type Slip = readonly [title: string, ...lines: string[]]

/** Takes away what the last slip put into the document. */
let clear = () => {}

/**
 * Prints a slip of 80 mm on the receipt printer. A drawer that hangs on it opens with any paper (docs/topics/user-log.md).
 */
export function printSlip([title, ...lines]: Slip): void {
  clear()
  const paper = document.createElement('div')
  paper.dataset.printArea = ''
  paper.inert = true
  // Beside the screen and not hidden: what is hidden has no height to measure.
  paper.className =
    "fixed top-0 left-[-200mm] w-[80mm] bg-white px-[4mm] pt-[3mm] pb-[6mm] font-[Arial,'Liberation_Sans',sans-serif] text-[9.5pt] text-black leading-[1.4] print:static [page:slip]"
  const heading = document.createElement('p')
  heading.className = 'text-center font-bold text-[11pt]'
  heading.textContent = title
  const rows = lines.map(line => {
    const row = document.createElement('p')
    row.textContent = line
    return row
  })
  paper.append(heading, ...rows)
  document.body.append(paper)

  const sheet = new CSSStyleSheet()
  const pixelsPerMillimetre = 96 / 25.4
  sheet.replaceSync(`@page slip { size: 80mm ${Math.ceil(paper.scrollHeight / pixelsPerMillimetre) + 1}mm; margin: 0 }`)
  document.adoptedStyleSheets.push(sheet)
  clear = () => {
    clear = () => {}
    window.removeEventListener('afterprint', clear)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    paper.remove()
  }
  window.addEventListener('afterprint', () => clear(), { once: true })
  window.print()
}
