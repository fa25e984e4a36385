import { tillRoutes } from '@quay/contract/till/routes'
import { formatDateTime } from '@quay/domain/text/format-date'
import { useRef, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { saleText } from '../../text/till/sale.ts'
import { salePartText } from '../../text/till/sale-parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Chip } from '../../ui/mark/chip.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { useSale } from './sale-context.ts'

const longestReason = 200

/** Opens the drawer without a sale: for a reason, which the log keeps and the slip says. */
export function OpenDrawer({ onClose }: { onClose: () => void }) {
  const { place, till, printSlip, openDrawer, focusFind } = useSale()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const open = useAction(tillRoutes.openDrawer, {
    onDone: async () => {
      // A drawer on a printer of ours opens without a paper; on the browser's it opens with any.
      if (await openDrawer()) return
      const { context } = till.store.getState().facts
      const now = formatDateTime(Date.now(), context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh')
      printSlip([
        salePartText.drawerSlip,
        now,
        salePartText.drawerBy(place.userName),
        salePartText.drawerFor(reason.trim()),
      ])
    },
    onClose: close,
  })
  function close() {
    onClose()
    focusFind()
  }
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (missing) return input.current?.focus()
    open.mutate({ body: { branchId: place.branchId, reason: reason.trim() } })
  }
  return (
    <Dialog
      size="sm"
      title={saleText.drawer}
      description={salePartText.drawerHint}
      initialFocus={input}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{salePartText.cancel}</Button>
          <Button variant="primary" busy={open.isPending} onClick={submit}>
            {saleText.drawer}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-2"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={salePartText.drawerReason}
          required
          error={asked && missing ? salePartText.drawerReasonMissing : undefined}
        >
          <TextInput
            ref={input}
            maxLength={longestReason}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {salePartText.drawerReasons.map(usual => (
            <Chip key={usual} active={reason === usual} onClick={() => setReason(usual)}>
              {usual}
            </Chip>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
