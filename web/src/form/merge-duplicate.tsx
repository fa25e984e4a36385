import type { customerCareRoutes } from '@quay/contract/partner/routes'
import type { productCareRoutes } from '@quay/contract/product-care/routes'
import { type ReactNode, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { Combobox, type ComboboxOption } from '../ui/choice/combobox.tsx'
import { Field } from '../ui/field/field.tsx'
import { ConfirmDialog } from '../ui/window/confirm-dialog.tsx'

export type Duplicate = ComboboxOption & { version: number }

/** So many are offered at once. */
export const mostDuplicates = 12

interface MergeWords {
  title: string
  hint: string
  find: string
  placeholder: string
  /** Where none is chosen. */
  required: string
  confirm: (duplicate: Duplicate | null) => string
}

type MergeDuplicateProps<One extends Duplicate> = {
  /** The record that stays. */
  id: string
  route: typeof customerCareRoutes.merge | typeof productCareRoutes.merge
  search: (keyword: string, signal: AbortSignal) => Promise<One[]>
  /** What becomes of the chosen one, under the field. */
  about?: (duplicate: One) => ReactNode
  words: MergeWords
  onClose: () => void
}

/** Finds what was entered twice and merges it into the record that stays; shows a refusal beside it. */
export function MergeDuplicate<One extends Duplicate>(props: MergeDuplicateProps<One>) {
  const { id, route, search, about, words, onClose } = props
  const [duplicate, setDuplicate] = useState<One | null>(null)
  const [problem, setProblem] = useState<string>()
  const merge = useAction(route, {
    onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  function confirm() {
    if (!duplicate) return setProblem(words.required)
    merge.mutate({ params: { id }, body: { duplicateId: duplicate.value, duplicateVersion: duplicate.version } })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      busy={merge.isPending}
      title={words.title}
      description={words.hint}
      confirmLabel={words.confirm(duplicate)}
    >
      <Field label={words.find} required error={problem}>
        <Combobox<One>
          value={duplicate}
          options={async (keyword, signal) => (await search(keyword, signal)).filter(one => one.value !== id)}
          placeholder={words.placeholder}
          onChange={next => {
            setProblem(undefined)
            setDuplicate(next)
          }}
        />
      </Field>
      {duplicate && about?.(duplicate)}
    </ConfirmDialog>
  )
}
