import { isAllowed } from '@quay/contract/permission'
import { useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useSession } from '../../api/session.ts'
import { saleText } from '../../text/sale.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { saleKeys } from './sale-keys.ts'

/** As the route has it, which a till that opens must not load. */
const takesGoodsBack = { model: 'return', action: 'create' } as const

/** Leads to where customers bring goods back, for who may take them; the open bills stay. */
export function ReturnLink({ icon }: { icon: ReactElement }) {
  const router = useRouter()
  const { rights } = useSession()
  const mayTake = isAllowed(rights, takesGoodsBack)
  const go = () => router.history.push('/transactions/return/new')
  useHotkey(saleKeys.returns, go, { enabled: mayTake })
  if (!mayTake) return null
  return <IconButton label={saleText.returns} keyHint={saleKeys.returns.key} icon={icon} onClick={go} />
}
