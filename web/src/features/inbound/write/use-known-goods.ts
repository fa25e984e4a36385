import { inboundRoutes } from '@quay/contract/inbound/routes'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { pathAttribute } from '../../../document/focus-path.ts'
import type { EditorAction } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'

const mostAtOnce = 100

/** Asks what is known of the goods, once for each product and provider; lines without a price take the last one. */
export function useKnownGoods({ lines, provider, kind }: EditorState, dispatch: (action: EditorAction) => void) {
  const asked = useRef(new Set<string>())
  const providerId = provider?.id
  const branchId = useBranchId()
  const ids = kind === 'OPENING' ? [] : [...new Set(lines.map(line => line.product.id))]
  const wanted = ids.filter(id => !asked.current.has(`${providerId} ${id}`)).slice(0, mostAtOnce)
  const productIds = wanted.join(',')
  useEffect(() => {
    if (productIds === '') return
    const chunk = productIds.split(',')
    for (const id of chunk) asked.current.add(`${providerId} ${id}`)
    call(inboundRoutes.knownGoods, { query: { branchId, productIds, providerId } })
      .then(goods => {
        // Drawn at once: only a price that stands in its field can be selected there.
        flushSync(() => dispatch({ type: 'goods-known', goods }))
        selectPrice()
      })
      // Without an answer the price is typed as always, and the next document asks again.
      .catch(() => undefined)
  }, [productIds, providerId, branchId, dispatch])
}

/** The price that was just filled in is replaced by what is typed, if the person stands there. */
function selectPrice() {
  const field = document.activeElement
  const path = field?.closest(`[${pathAttribute}]`)?.getAttribute(pathAttribute)
  if (field instanceof HTMLInputElement && path?.endsWith('.price')) field.select()
}
