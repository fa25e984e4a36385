import type { BrowserContext } from '@playwright/test'

/** Stands in for the printer of every tab: gives the list to which the text of each printed paper is added. */
export async function watchPapers(context: BrowserContext): Promise<string[]> {
  const papers: string[] = []
  await context.exposeFunction('takePaper', (text: string) => void papers.push(text))
  await context.addInitScript(() => {
    window.print = () => {
      const area = document.querySelector<HTMLElement>('[data-print-area]')
      const { takePaper } = window as unknown as { takePaper(text: string): void }
      // Rows of a paper are placed by themselves: what wraps is read on.
      takePaper((area?.innerText ?? '').replace(/\s+/g, ' '))
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  return papers
}
