import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the kit, loaded when it is first wanted; null until then. If its file cannot be loaded (no network), it calls
 * `onMissing`, and the next time that it is wanted loads it again.
 */
export function usePart<Part>(wanted: boolean, load: () => Promise<Part>, onMissing: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const get = useEffectEvent(async () => {
    try {
      const loaded = await load()
      setPart(() => loaded)
    } catch {
      onMissing()
    }
  })
  useEffect(() => {
    if (wanted && part === null) void get()
  }, [wanted, part])
  return part
}
