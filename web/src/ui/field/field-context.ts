import { createContext, use } from 'react'

/** What a control takes from the Field around it. */
export type FieldControl = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

type FieldContextValue = FieldControl & {
  /** A control that cannot read what was typed says so. It goes before the form's error, which knows no value at all. */
  reportProblem: (problem: string | null) => void
}

export const FieldContext = createContext<FieldContextValue>({ reportProblem: () => {} })

/** The id and the ARIA ties of the Field around a control, and the way to report unreadable text to it. */
export function useFieldContext(): { control: FieldControl; reportProblem: (problem: string | null) => void } {
  const { reportProblem, ...control } = use(FieldContext)
  return { control, reportProblem }
}
