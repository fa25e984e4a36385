import type { BrowserContext } from '@playwright/test'

/** Listens for the mouse in every tab: gives the list of what was pressed with it. Ask for it before a page opens. */
export async function watchMouse(context: BrowserContext): Promise<string[]> {
  const pressed: string[] = []
  await context.exposeFunction('tellMouse', (what: string) => void pressed.push(what))
  await context.addInitScript(() => {
    const { tellMouse } = window as unknown as { tellMouse(what: string): void }
    for (const kind of ['mousedown', 'pointerdown', 'touchstart', 'wheel'])
      window.addEventListener(kind, event => tellMouse(`${kind} on ${(event.target as Element).outerHTML}`), true)
  })
  return pressed
}
