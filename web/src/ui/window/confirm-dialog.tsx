import { type ReactNode, useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open?: boolean
  onClose: () => void
  onConfirm: () => void
  /** Asks by name: "Hủy hóa đơn HD000482?" */
  title: string
  /** What it will do, in figures. */
  description?: ReactNode
  /** Names the deed: "Hủy hóa đơn", never "OK". */
  confirmLabel: string
  keepLabel?: string
  tone?: 'danger' | 'primary'
  busy?: boolean
  /** A reason to fill in. It takes the focus if it has a field, else the safe button does. */
  children?: ReactNode
}

/** Asks before what cannot be undone. The focus starts on the safe side, never on the destructive button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open = true,
    onClose,
    onConfirm,
    title,
    description,
    confirmLabel,
    keepLabel = kitText.keep,
    tone = 'danger',
  } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      initialFocus={props.children ? undefined : safe}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant={tone} busy={props.busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
