import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useBranchId, useProfile } from '../../api/session/session.ts'
import { type DraftDisk, draftDisk } from '../../offline/disk/draft-disk.ts'
import { type NewestWriter, writeNewest } from '../../offline/disk/write-newest.ts'
import { documentText } from '../../text/kit/document.ts'
import { toast } from '../../ui/popup/toast.ts'
import { FullScreenSpinner } from '../../ui/shell/full-screen-spinner.tsx'
import { readSlot, writeSlot } from './slot-record.ts'

/** Where an editor keeps what is not saved yet. */
export interface KeptDraft<S> {
  /** The id of a stored draft, or `new` with what the address asks for. */
  slot: string
  /** What the editor begins with: the work that was left here, else the state that was asked for. */
  begin: S
  /** Whether `begin` is work that was left here. */
  isBroughtBack: boolean
  /** Stores the state; null once it is as it began, saved or given up. */
  keep(state: S | null): void
  /** Leaves this slot and keeps the state in another one: a first save gave the document its id. */
  moveTo(slot: string, state: S): void
}

type DraftSlotProps<S extends object> = {
  /** The name of the editor's slots in this browser; no other editor has it. */
  kind: string
  /** The id of a stored draft, or `new` with what the address asks for. */
  slot: string
  begin: () => S
  /** Takes out the work that an earlier version of the program left in another place. */
  takeOld?: (() => S | null) | undefined
  /** Reads a document of this kind; the slot of one that is no draft any more is cleared away. */
  read: (id: string) => Promise<{ status: string }>
  children: (kept: KeptDraft<S>) => ReactNode
}

/**
 * Gives an editor its slot in the browser's draft store (strict durability): half-written work outlives a reload, a click
 * on the menu and a killed browser, and is offered again where it was left. A record of another shape is left out.
 */
export function DraftSlot<S extends object>({ kind, slot, begin, takeOld, read, children }: DraftSlotProps<S>) {
  const { id: userId, store } = useProfile()
  const branchId = useBranchId()
  const [opened, setOpened] = useState<Opened<S> | null>(null)
  const [turn, setTurn] = useState(0)
  const start = useEffectEvent(begin)
  const takeOldWork = useEffectEvent(() => takeOld?.() ?? null)
  const readStored = useEffectEvent(read)
  const name = `${branchId}.${slot}.${turn}`
  useEffect(() => {
    let isGone = false
    const disk = draftDisk({ storeId: store.id, userId, branchId }, kind)
    void open(disk, slot, start(), takeOldWork).then(next => {
      if (isGone) return
      setOpened({ ...next, name })
      void tidyOnce(disk, slot, `${store.id}.${userId}.${branchId}.${kind}`, id => readStored(id))
      if (!next.kept.isBroughtBack) return
      toast.success(documentText.broughtBack, {
        actions: [
          {
            label: documentText.startAnew,
            onSelect: () => {
              next.kept.keep(null)
              void next.writer.settled().then(() => setTurn(before => before + 1))
            },
          },
        ],
      })
    })
    return () => {
      isGone = true
    }
  }, [store.id, userId, branchId, kind, slot, name])
  useEffect(() => {
    if (!opened) return
    const leave = () => opened.writer.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      opened.writer.flush()
    }
  }, [opened])
  if (opened?.name !== name) return <FullScreenSpinner />
  return <Slotted key={name}>{children(opened.kept)}</Slotted>
}

/** Places whose old slots were cleared away since the page was loaded. */
const tidied = new Set<string>()

/** Clears old slots away behind the open editor; without a network or a disk, the next opening does it. */
async function tidyOnce(disk: DraftDisk, open: string, place: string, read: DraftSlotProps<object>['read']) {
  if (tidied.has(place)) return
  tidied.add(place)
  try {
    const [{ tidySlots }, { isDraftAtServer }] = await Promise.all([
      import('./tidy-slots.ts'),
      import('./is-draft-at-server.ts'),
    ])
    await tidySlots(disk, open, Date.now(), id => isDraftAtServer(read(id)))
  } catch {
    tidied.delete(place)
  }
}

/** Slots that an editor has just moved to: nothing is brought back there. */
const movedTo = new Set<string>()

interface Opened<S> {
  name: string
  kept: KeptDraft<S>
  writer: NewestWriter
}

/** Reads a slot; where the disk does not answer the editor opens all the same. */
async function open<S extends object>(
  disk: DraftDisk,
  slot: string,
  begun: S,
  takeOld: () => S | null,
): Promise<Omit<Opened<S>, 'name'>> {
  const records = await disk.read().catch(() => new Map<string, string>())
  const writer = writeNewest(disk.write, isStored => {
    if (!isStored) toast.warning(documentText.notKept)
  })
  const isMoved = movedTo.delete(slot)
  const old = takeOld()
  if (old) writer.put([[slot, writeSlot(old)]])
  const found = old ?? readSlot(records.get(slot), begun)
  const kept: KeptDraft<S> = {
    slot,
    begin: found ?? begun,
    isBroughtBack: found !== null && !isMoved,
    keep: state => writer.put([[slot, state && writeSlot(state)]]),
    moveTo: (other, state) => {
      movedTo.add(other)
      writer.put([
        [slot, null],
        [other, writeSlot(state)],
      ])
    },
  }
  return { kept, writer }
}

const Slotted = ({ children }: { children: ReactNode }) => children
