import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { cover } from './cover.ts'

type ModalLayerProps = {
  label: string
  /** Esc was pressed; left out, Esc does nothing. */
  onCancel?: () => void
  /** Covers everything with the page's own ground, so that nothing of what is under it can be read. */
  opaque?: boolean
  children: ReactNode
}

/**
 * A window over everything open, dialogs too, which it hides: while it is open, nothing else can be
 * seen, reached or heard, not even a scanner. It is the browser's own modal dialog, so it needs nothing to be loaded.
 */
export function ModalLayer({ label, onCancel, opaque = false, children }: ModalLayerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current!
    const uncover = cover()
    const keepKeys = (event: Event) => event.stopPropagation()
    // The browser closes it on a second Esc even if the handler refuses: then it is opened again.
    const reopen = () => dialog.isConnected && !dialog.open && dialog.showModal()
    dialog.showModal()
    // What was drawn with it could not take the focus before it was open; what comes later takes it by itself.
    dialog.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox])')?.focus()
    dialog.addEventListener('keydown', keepKeys)
    dialog.addEventListener('close', reopen)
    return () => {
      dialog.removeEventListener('close', reopen)
      dialog.removeEventListener('keydown', keepKeys)
      uncover()
      // Gives the focus back to where it was.
      dialog.close()
    }
  }, [])
  return createPortal(
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={event => {
        event.preventDefault()
        onCancel?.()
      }}
      className={classNames(
        'text-13 text-ink',
        opaque
          ? 'fixed inset-0 m-0 grid size-full max-h-none max-w-none place-items-center overflow-auto bg-page p-4'
          : 'm-auto w-[400px] max-w-[calc(100vw-32px)] rounded-[12px] bg-raised p-0 shadow-3 backdrop:bg-scrim max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none',
      )}
    >
      {children}
    </dialog>,
    document.body,
  )
}
