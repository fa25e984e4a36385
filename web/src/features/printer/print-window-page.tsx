import { useEffect, useState } from 'react'
import { printPage } from '../../print/print-page.ts'
import { serveTills } from '../../print/print-window.ts'
import { printerText as words } from '../../text/kit/printer.ts'

/** Prints what the till sends. It may lie behind the till, and is closed when nothing is sold any more. */
export default function PrintWindow() {
  const [printed, setPrinted] = useState(0)
  useEffect(
    () =>
      serveTills(async composition => {
        await printPage(composition)
        setPrinted(count => count + 1)
      }),
    [],
  )
  return (
    <main className="grid h-dvh place-content-center gap-2 p-4 text-center">
      <h1 className="font-semibold text-16">{words.windowTitle}</h1>
      <p className="text-ink-2">{words.windowHint}</p>
      <output className="text-12 text-ink-3">{words.windowCount(printed)}</output>
    </main>
  )
}
