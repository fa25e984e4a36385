import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still drawn, to be asked when an answer comes: what was left must not close or lead away from what is open now. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
