import { useEffect, useEffectEvent } from 'react'
import { isCovered } from '../ui/window/cover.ts'
import { makeScanReader } from './scan-burst.ts'

/** A scan, as the till hears it. */
export interface Scan {
  code: string
  /** What the find box held before it; empty where the scan came in elsewhere. */
  before: string
  /** It came in while words were being written elsewhere on the page, where the person wants to go on. */
  isAside: boolean
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Hears a scanner wherever the focus is, dialogs excepted. A field other than the find box that the scan was typed into
 * gets back what it held; one that is meant to be scanned into (a lot number) has `data-scan="own"` and keeps it.
 */
export function useScanner(find: { current: HTMLInputElement | null }, onScan: (scan: Scan) => void) {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    const read = makeScanReader()
    let field: TextField | null = null
    let before = ''

    function listen(event: KeyboardEvent) {
      // A code that is scanned at a covered screen is not for the cart under it.
      if (isCovered()) return
      const reading = read(event)
      if (reading.kind === 'start') {
        field = isTextField(event.target) ? event.target : null
        before = field?.value ?? ''
      }
      if (reading.kind !== 'scan') return
      const other = field !== find.current ? field : null
      if (other && !isCode(reading.text, other)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (other) putBack(other, before)
      const isAside = other !== null && !isNumberField(other) && !other.closest('[popover]')
      scanned({ code: reading.text, before: other ? '' : before, isAside })
    }
    // Before everybody else: Enter at the end of a scan must not press the button that has the focus.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [find])
}

/** A shorter run of digits in a number field is an amount, even if typed that fast. */
const shortestInNumbers = 8

/** Whether what came into a field so fast was read from a pack. Words without a digit were put in by a program. */
const isCode = (text: string, field: TextField) =>
  field.dataset.scan === 'own' ? false : isNumberField(field) ? text.length >= shortestInNumbers : /\d/.test(text)

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const isNumberField = (field: TextField) => field.inputMode === 'numeric' || field.inputMode === 'decimal'

/** Writes into a field that React controls, as typing would. */
function putBack(field: TextField, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
