import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { ApiError } from '../api/api-error.ts'
import { showIssues } from '../api/form/show-issues.ts'
import { useVersionConflict } from '../api/form/use-version-conflict.ts'
import { type Send, useSend } from '../api/use-send.ts'
import { type TypingWatch, watchTyping } from '../ui/field/watch-typing.ts'
import { toast } from '../ui/popup/toast.ts'
import { useIsHere } from '../ui/use-is-here.ts'

type Versioned = { id: string; version: number }

type RecordFormOptions<Thing extends Versioned, Values extends FieldValues, Body, Saved> = {
  /** What is edited; without one, a new one is made. */
  record?: Thing | null | undefined
  formOf: (record: Thing | null) => Values
  /** Checks by the contract's schema (`formResolver`), and gives what is sent. */
  resolver: Resolver<Values, unknown, Body>
  /** Asks about what looks like a mistake: false keeps the form open and sends nothing. */
  ask?: (body: Body, base: Thing | null) => Promise<boolean>
  /** Sends it: over `base`, or as a new one where that is null. `body` is what the resolver gave, `form` what the fields hold. */
  send: (send: Send, body: Body, base: Thing | null, form: Values) => Promise<Saved>
  /** Leads on to what was saved, and `onClose` closes the form after it; neither where the form was closed before its answer came. */
  onSaved?: ((saved: Saved) => void) | undefined
  onClose?: () => void
  /** What the rest of the program has to know: also where the form was closed before. */
  onStored?: (saved: Saved) => void
  /** Fields of refusals that name none: `{ 'code-taken': 'code' }`. */
  refusals?: Partial<Record<ApiError['code'], Path<Values>>>
  /** What a colleague changed in the meantime, in words. */
  changes?: (before: Thing, after: Thing) => readonly string[]
}

/**
 * A form that makes or edits one record: its fields, what stands in the way of saving, and `save`. Refusals lead to their field, or
 * stand above them all. If another person saved first, the user takes their version or saves over it.
 */
export function useRecordForm<Thing extends Versioned, Values extends FieldValues, Body, Saved>(
  options: RecordFormOptions<Thing, Values, Body, Saved>,
) {
  const { formOf, refusals, changes } = options
  const send = useSend()
  const isHere = useIsHere()
  const conflict = useVersionConflict<Thing>(options.record ?? null)
  const form = useForm<Values, unknown, Body>({
    resolver: options.resolver,
    defaultValues: formOf(conflict.base) as DefaultValues<Values>,
  })
  const { isDirty, errors } = form.formState
  const typing = useRef<TypingWatch>(undefined)

  function showError(error: ApiError): boolean {
    if (!isHere.current) toast.error(error.message)
    else if (!conflict.catches(error) && !showIssues(form, error, refusals, typing.current?.hasTyped))
      form.setError('root', { type: error.retry, message: error.message })
    return true
  }
  const sending = useMutation<Saved, ApiError, () => Promise<Saved>>({
    mutationFn: call => call(),
    onSuccess(saved) {
      options.onStored?.(saved)
      if (!isHere.current) return
      options.onSaved?.(saved)
      options.onClose?.()
    },
    onError: showError,
  })
  const submit = (over: Thing | null) =>
    form.handleSubmit(async body => {
      if (options.ask && !(await options.ask(body, over))) return
      await sending.mutateAsync(() => options.send(send, body, over, form.getValues())).catch(() => {}) // shown at its field
    })()
  // A ref, because the second press of a double click comes before the form is drawn as busy.
  const isSaving = useRef(false)
  async function save(over = conflict.base) {
    if (isSaving.current) return
    isSaving.current = true
    typing.current = watchTyping(document)
    await submit(over).finally(() => {
      isSaving.current = false
      typing.current?.end()
    })
  }
  return {
    form,
    conflict,
    base: conflict.base,
    save,
    showError,
    formOf,
    changes,
    isDirty,
    refusal: errors.root?.message,
    /** The refusal may pass by itself: the same may be sent again. */
    mayPass: errors.root?.type === 'again',
    isBusy: sending.isPending,
  }
}
