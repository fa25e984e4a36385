import type { ChangeEvent, FocusEvent } from 'react'

type DraftField = {
  text: string
  problem: string | null
  unreadable: string | undefined
  type: (text: string) => void
  leave: () => void
}
type Given = { invalid?: boolean | undefined; onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined }

/** What the input of a `useDraftText` takes: its text, whether it can be read, and what typing and leaving do. */
export function inputOf(field: DraftField, { invalid, onBlur }: Given) {
  return {
    value: field.text,
    invalid: invalid || field.problem !== null,
    'data-unreadable': field.unreadable,
    onChange: (event: ChangeEvent<HTMLInputElement>) => field.type(event.target.value),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      field.leave()
      onBlur?.(event)
    },
  }
}
