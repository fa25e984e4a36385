import { discountRoutes } from '@quay/contract/discount/routes'
import type { PromotionWarning } from '@quay/contract/discount/warning'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { warningSentence } from '../../../text/promotion/discount-warning.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { bodyOf, type DiscountForm } from './discount-form.ts'

const pauseMs = 600

/** What of the promotion in the form its owner should look at again, asked anew when they stop typing. */
export function PromotionWarnings({ id }: { id: string | undefined }) {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  const [draftId] = useState(newId)
  const [warnings, setWarnings] = useState<readonly PromotionWarning[]>([])
  const asked = JSON.stringify({ ...bodyOf(form), name: form.name.trim() || '?', id: id ?? draftId })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { items } = await call(discountRoutes.warnings, { body: JSON.parse(asked) }, { signal: stop.signal })
        setWarnings(items)
      } catch (error) {
        // A form that is not whole yet, or no network: there is nothing to warn of, and saving says what is wrong.
        if (!(error instanceof ApiError) && !stop.signal.aborted) throw error
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  if (warnings.length === 0) return null
  return (
    <Note tone="warning">
      <ul className="grid gap-1" aria-live="polite">
        {warnings.map(warning => (
          <li key={`${warning.code} ${warning.names?.[0] ?? ''}`}>{warningSentence(warning)}</li>
        ))}
      </ul>
    </Note>
  )
}
