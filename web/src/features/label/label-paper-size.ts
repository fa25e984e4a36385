import type { LabelPaper } from '@quay/domain/label/label-papers'

let sheet: CSSStyleSheet | undefined

/** Gives the printed pages named `label` the size of a paper. They are of labels alone, so the last size may stay. */
export function setLabelPaper({ page }: LabelPaper): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(`@page label { size: ${page.width}mm ${page.height}mm; margin: 0 }`)
}
