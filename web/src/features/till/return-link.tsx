import { isAllowed } from '@quay/contract/permission'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useRouter } from '@tanstack/react-router'
import Undo2 from 'lucide-react/icons/undo-2'
import { useSession } from '../../api/session.ts'
import { saleText } from '../../text/sale.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { saleKeys } from './sale-keys.ts'

/** Leads to where customers bring goods back, for who may take them; the open bills stay. */
export function ReturnLink() {
  const router = useRouter()
  const { rights } = useSession()
  const mayTake = isAllowed(rights, saleReturnRoutes.create.permission)
  const go = () => router.history.push('/transactions/return/new')
  useHotkey(saleKeys.returns, go, { enabled: mayTake })
  if (!mayTake) return null
  return <IconButton label={saleText.returns} keyHint={saleKeys.returns.key} icon={<Undo2 />} onClick={go} />
}
