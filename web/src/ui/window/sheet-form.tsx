import { type ReactNode, useRef, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { focusFirstError } from '../field/focus-first-error.ts'
import { UnreadableFields } from '../field/unreadable-fields.ts'
import { type TypingWatch, watchTyping } from '../field/watch-typing.ts'
import { useHotkey } from '../key/use-hotkey.ts'

type SheetFormProps = { onSubmit: () => void | Promise<void>; foot: ReactNode; children: ReactNode }

/**
 * The form of a sheet: scrolling body, fixed foot, Ctrl+S, focus on the first error after a refused save. While a field
 * holds what cannot be read nothing is saved. Who typed on since the save keeps the focus.
 */
export function SheetForm({ onSubmit, foot, children }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<TypingWatch>(undefined)
  useHotkey({ id: 'form.save', key: 'Ctrl+S', label: kitText.save, scope: kitText.form }, () =>
    form.current?.requestSubmit(),
  )
  const [unreadable] = useState(() => new Set<() => void>())
  async function submit() {
    // It goes on until the next save: the errors are drawn some frames after the refusal came.
    typing.current?.end()
    if (form.current) typing.current = watchTyping(form.current)
    if (unreadable.size > 0) for (const tell of unreadable) tell()
    else await onSubmit()
    focusFirstError(form.current, typing.current?.hasTyped)
  }
  return (
    <form
      ref={form}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        void submit()
      }}
    >
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4">
        <UnreadableFields value={unreadable}>{children}</UnreadableFields>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-3">{foot}</div>
    </form>
  )
}
