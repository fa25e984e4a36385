import { useLayoutEffect } from 'react'

/** While a paper is on its way to the printer, its pages say which of how many they are, where the browser can. */
export function usePageNumbers(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "@page { @bottom-right { content: 'trang ' counter(page) '/' counter(pages); font: 9pt sans-serif } }",
    )
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  }, [])
}
