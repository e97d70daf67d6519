export { Alert, type AlertProps, type AlertTone } from './alert/Alert.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { type ButtonStyle, buttonStyle } from './button/button-style.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { cardLink } from './card/Card.css.ts';
export { Card, type CardProps } from './card/Card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { classes } from './classes.ts';
export { Container, type ContainerProps } from './container/Container.tsx';
export { type DataItem, DataList, type DataListProps } from './data-list/DataList.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './error-summary/ErrorSummary.tsx';
export type { FieldProps } from './field/Field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/SelectField.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './heading/Heading.tsx';
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx';
export { KeyFob, type KeyFobProps } from './key-fob/KeyFob.tsx';
export type { Gap } from './layout/gaps.css.ts';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { LiveRegion, type LiveRegionProps } from './live-region/LiveRegion.tsx';
export { Menu, type MenuProps } from './menu/Menu.tsx';
export { largePhotoWidths, type Photo, PhotoGrid, type PhotoGridProps } from './photo-grid/PhotoGrid.tsx';
export { Picture, type PictureProps, type PictureSource } from './picture/Picture.tsx';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export { PriceLines, type PriceLinesProps, type PriceRow } from './price-lines/PriceLines.tsx';
export { Rating, type RatingProps } from './rating/Rating.tsx';
export {
  ResponsiveTable,
  type ResponsiveTableProps,
  type TableColumn,
} from './responsive-table/ResponsiveTable.tsx';
export { Scroller, type ScrollerProps } from './scroller/Scroller.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Stamp, type StampProps } from './stamp/Stamp.tsx';
export { StatusPill, type StatusPillProps, type StatusTone } from './status-pill/StatusPill.tsx';
export { Stepper, type StepperProps } from './stepper/Stepper.tsx';
export { Text, type TextProps } from './text/Text.tsx';
export { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps } from './theme-switch/ThemeSwitch.tsx';
export { Unbroken, type UnbrokenProps } from './unbroken/Unbroken.tsx';
export { useMedia } from './use-media.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
