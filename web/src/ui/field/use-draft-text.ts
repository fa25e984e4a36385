import { use, useEffect, useRef, useState } from 'react'
import { useFieldContext } from './field-context.ts'
import { UnreadableFields } from './unreadable-fields.ts'

/** What a text means: a value (null for nothing typed), or a problem in words. */
export type Reading<T> = { value: T | null } | { problem: string }

type Draft<T> = { text: string; sent: T | null }

type DraftTextOptions<T> = {
  value: T | null
  onChange: (value: T | null) => void
  read: (text: string) => Reading<T>
  format: (value: T) => string
}

/**
 * The text of a field whose value is not text (money, date). While the person types, the text stays exactly as
 * typed and the value follows; on leaving, readable text is rewritten in the one format and unreadable text stays
 * to be mended, its problem shown by the Field. A value that changes from outside wins over the draft; one that stays,
 * or becomes another one in answer to a text that cannot be read, leaves the text where it is: 1,5 never becomes 15.
 *
 * Put `unreadable` on the input as `data-unreadable`: stopAtUnreadable looks for it before a main action.
 */
export function useDraftText<T extends string | number>({ value, onChange, read, format }: DraftTextOptions<T>) {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const [left, setLeft] = useState(true)
  const { reportProblem } = useFieldContext()
  const unreadableFields = use(UnreadableFields)

  const [seen, setSeen] = useState(value)
  const answering = useRef(false)
  if (seen !== value) {
    setSeen(value)
    const isAnswer = answering.current && draft !== null && 'problem' in read(draft.text)
    if (draft && draft.sent !== value && !isAnswer) setDraft(null)
  }
  useEffect(() => {
    answering.current = false
  })

  const live = draft !== null && (draft.sent === value || seen === value) ? draft : null
  const text = live ? live.text : value === null ? '' : format(value)
  const reading = live ? read(live.text) : null
  const isUnreadable = reading !== null && 'problem' in reading
  const problem = left && isUnreadable ? reading.problem : null

  useEffect(() => reportProblem(problem), [problem, reportProblem])
  useEffect(() => {
    if (!isUnreadable || !unreadableFields) return
    const tell = () => setLeft(true)
    unreadableFields.add(tell)
    return () => void unreadableFields.delete(tell)
  }, [isUnreadable, unreadableFields])

  /** Takes what was typed. `as` reads it in another way and calls another handler: a discount that became a share. */
  function type(next: string, as?: Pick<DraftTextOptions<T>, 'read' | 'onChange'>) {
    const meant = (as?.read ?? read)(next)
    const sent = 'value' in meant ? meant.value : null
    answering.current = true
    setDraft({ text: next, sent })
    setLeft(false)
    if (as) as.onChange(sent)
    else if (sent !== value) onChange(sent)
  }
  function leave() {
    setLeft(true)
    if (reading && 'value' in reading) setDraft(null)
  }
  /** Puts a value in by other means than typing (a stepper, the calendar). */
  function put(next: T | null) {
    setDraft(null)
    if (next !== value) onChange(next)
  }
  return { text, problem, unreadable: isUnreadable ? reading.problem : undefined, type, leave, put }
}
