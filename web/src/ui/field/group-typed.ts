import type { ChangeEvent } from 'react'
import { groupDigits } from './group-digits.ts'

/** The text of a money field after a key, with its thousands marked; the field shows it at once, so that its cursor stays. */
export function groupTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  const { inputType, isComposing } = nativeEvent as InputEvent
  if (isComposing) return target.value
  const after = { text: target.value, caret: target.selectionStart ?? target.value.length }
  const { text, caret } = groupDigits(before, after, inputType)
  if (text !== after.text) {
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  return text
}
