export function DeskLamp() {
  return (
    <svg viewBox="0 0 38 50" width="27" height="36" aria-hidden="true">
      <path fill="none" stroke="#fff4dc" strokeWidth="3" d="M12 9Q19 -3 26 9" />
      <path fill="#fff4dc" d="M2 19L19 5l17 14v4H2zM4 44h30v6H4z" />
      <path fill="#ff6422" d="M5 23h28l-2.5 21h-23z" />
      <path fill="#fff4dc" d="M18 25q7 8 2.5 15.5Q12 39 14 31.5 16 29 18 25z" />
    </svg>
  );
}
