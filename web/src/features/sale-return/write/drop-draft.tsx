import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useAction } from '../../../api/use-action.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { confirm } from '../../../ui/window/confirm.ts'
import type { StoredDraft } from './use-finish-return.ts'

/** Gives a draft of the server up, after a question. */
export function DropDraft({ draft, onDone }: { draft: StoredDraft; onDone: () => void }) {
  const drop = useAction(saleReturnRoutes.delete, { onDone })
  async function ask() {
    const goesOn = await confirm({
      title: words.dropTitle(draft.code),
      description: words.dropHint,
      confirmLabel: words.drop,
    })
    if (goesOn) drop.mutate({ params: { id: draft.id }, body: { version: draft.version } })
  }
  return (
    <Button busy={drop.isPending} onClick={() => void ask()}>
      {words.drop}
    </Button>
  )
}
