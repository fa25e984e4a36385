import { useEffect, useEffectEvent } from 'react'
import { isCovered } from '../ui/cover.ts'
import { makeScanReader } from './scan-burst.ts'

/**
 * Hears a scanner wherever the focus is, except in fields for words. `onScan` gets the code and what the find box held
 * before it; a number field that the scan was typed into gets its number back.
 */
export function useScanner(find: { current: HTMLInputElement | null }, onScan: (code: string, before: string) => void) {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    const read = makeScanReader()
    let field: HTMLInputElement | null = null
    let before = ''

    function listen(event: KeyboardEvent) {
      // A code that is scanned at a covered screen is not for the cart under it.
      if (isCovered()) return
      const reading = read(event)
      if (reading.kind === 'start') {
        field = event.target instanceof HTMLInputElement ? event.target : null
        before = field?.value ?? ''
      }
      if (reading.kind !== 'scan') return
      if (field && field !== find.current && !(isNumberField(field) && reading.text.length >= shortestInNumbers)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (field && field !== find.current) putBack(field, before)
      scanned(reading.text, field === find.current ? before : '')
    }
    // Before everybody else: Enter at the end of a scan must not press the button that has the focus.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [find])
}

/** A shorter run of digits in a number field is an amount, whoever typed it that fast. */
const shortestInNumbers = 8

const isNumberField = (field: HTMLInputElement) => field.inputMode === 'numeric' || field.inputMode === 'decimal'

/** Writes into a field that React controls, as typing would. */
function putBack(field: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
