import { discountRoutes } from '@quay/contract/discount/routes'
import type { Trial } from '@quay/contract/discount/trial'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import type { DiscountForm } from '../form/discount-form.ts'

type NamedGoods = Pick<DiscountForm, 'goods' | 'target'>

/**
 * What a browser needs to try the promotion at each key, fetched when the editor opens and again when the goods that it names change.
 * Null until it is there; `fault` says why it is not.
 */
export function useTrial({ goods, target }: NamedGoods): { trial: Trial | null; fault: string | null } {
  const [state, setState] = useState<{ trial: Trial | null; fault: string | null }>({ trial: null, fault: null })
  const named = JSON.stringify([...goods, ...target].map(({ kind, id }) => ({ kind, id })))
  useEffect(() => {
    const stop = new AbortController()
    call(discountRoutes.trial, { body: { goods: JSON.parse(named) } }, { signal: stop.signal }).then(
      trial => setState({ trial, fault: null }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState(before => ({ ...before, fault: error.message }))
      },
    )
    return () => stop.abort()
  }, [named])
  return state
}
